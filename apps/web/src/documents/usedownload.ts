import type { Answered, RouteInput } from '@raccord/contract';
import { useState } from 'react';
import type { ServerFault } from '../server/client.ts';
import { downloadFile, type FileRoute } from './download.ts';

/** A file on its way to this machine. */
export interface Download {
  /** Bytes that have come; undefined when nothing is under way. */
  readonly received: number | undefined;
  /** Why the last one did not come. */
  readonly fault: ServerFault | undefined;
  /** Answered by the mark of what came. */
  start<Name extends FileRoute>(name: Name, asked: RouteInput<Name>): Promise<Answered<string>>;
}

export function useDownload(): Download {
  const [received, setReceived] = useState<number>();
  const [fault, setFault] = useState<ServerFault>();
  const start = async <Name extends FileRoute>(name: Name, asked: RouteInput<Name>): Promise<Answered<string>> => {
    setReceived(0);
    setFault(undefined);
    const came = await downloadFile(name, asked, setReceived);
    setReceived(undefined);
    setFault(came.ok ? undefined : came.fault);
    return came;
  };
  return { received, fault, start };
}
