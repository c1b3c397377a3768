import type { Asked } from '@raccord/contract';
import { useState } from 'react';
import type { Fault } from '../server/client.ts';
import { downloadFile, type FileRoute } from './download.ts';

/** A file on its way to this machine. */
export interface Download {
  /** Bytes that have come; undefined when nothing is under way. */
  readonly received: number | undefined;
  /** Why the last one did not come. */
  readonly fault: Fault | undefined;
  /** Resolves to the mark of what came; undefined when it did not come. */
  start<Name extends FileRoute>(name: Name, asked: Asked<Name>): Promise<string | undefined>;
}

export function useDownload(): Download {
  const [received, setReceived] = useState<number>();
  const [fault, setFault] = useState<Fault>();
  const start = async <Name extends FileRoute>(name: Name, asked: Asked<Name>): Promise<string | undefined> => {
    setReceived(0);
    setFault(undefined);
    const came = await downloadFile(name, asked, setReceived);
    setReceived(undefined);
    setFault(came.ok ? undefined : came.fault);
    return came.ok ? came.mark : undefined;
  };
  return { received, fault, start };
}
