import type { Answered, RouteInput } from '@raccord/contract';
import { useState } from 'react';
import type { ServerFault } from '../server/client.ts';
import { type LongWork, useWork } from '../server/usework.ts';
import { downloadFile, type FileRoute } from './download.ts';

/** A file on its way to this machine. */
export interface Download {
  readonly work: LongWork;
  /** Bytes that have come; undefined when nothing is under way. */
  readonly received: number | undefined;
  /** Why the last one did not come. */
  readonly fault: ServerFault | undefined;
  /** Answered by the mark of what came. */
  start<Name extends FileRoute>(name: Name, asked: RouteInput<Name>): Promise<Answered<string>>;
}

export function useDownload(): Download {
  const { follow, ...work } = useWork();
  const [received, setReceived] = useState(0);
  const [fault, setFault] = useState<ServerFault>();
  const start = async <Name extends FileRoute>(name: Name, asked: RouteInput<Name>): Promise<Answered<string>> => {
    setReceived(0);
    setFault(undefined);
    const came = await follow((following) => downloadFile(name, asked, { ...following, onReceived: setReceived }));
    setFault(came.ok || came.fault.code === 'cancelled' ? undefined : came.fault);
    return came;
  };
  return { work, received: work.isRunning ? received : undefined, fault, start };
}
