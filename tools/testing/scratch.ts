import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The memory of Linux as a disk. */
const MEMORY = '/dev/shm';
const ROOM = 4e9;

export interface Scratch {
  readonly directory: string;
  remove(): void;
}

/**
 * Where a run of tests writes: in memory, where a machine has room there and lets programs of it run. To make a database of
 * PostgreSQL on a disk costs twenty times as much, and nothing that tests try is a machine that stops.
 */
export function makeScratch(): Scratch {
  if (existsSync(MEMORY)) removeLeft();
  const inMemory = hasRoom() ? makeIn(MEMORY) : undefined;
  if (inMemory && !runsPrograms(inMemory.directory)) inMemory.remove();
  else if (inMemory) return inMemory;
  return makeIn(tmpdir());
}

function makeIn(parent: string): Scratch {
  const directory = mkdtempSync(join(parent, `raccord-tests-${process.pid}-`));
  chmodSync(directory, 0o755); // PostgreSQL runs as somebody else where tests are run by root
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }) };
}

/** What runs of ours that were killed have left there. */
function removeLeft(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = name.match(/^raccord-tests-(\d+)-/) ?? [];
    const isLeft = pid !== undefined && !existsSync(`/proc/${pid}`);
    const directory = join(MEMORY, name);
    if (isLeft && statSync(directory).uid === process.getuid?.()) rmSync(directory, { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

function runsPrograms(directory: string): boolean {
  const program = join(directory, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  try {
    execFileSync(program);
    return true;
  } catch {
    return false;
  }
}
