import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../server/client.ts';

/** What everybody may know of the program that answers. */
export const useProgram = () => useQuery({ queryKey: ['program'], queryFn: () => answered(api.describeProgram()) });
