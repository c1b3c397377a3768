import { join } from 'node:path';
import { StoreFault } from '../store/faults.ts';
import { openDatabase } from '../store/sqlite.ts';
import { sqliteFault } from '../store/sqlite-dialect.ts';
import { RelayFault } from './faults.ts';

const FILE_NAME = 'relais.verrou';

/**
 * Takes the directory of a relay for this process: two of them would each have an outbox in memory, and hand on what the
 * other refused. A lock of SQLite ends with its process, however that ends. Answers how to let go. Fault `relay-running`.
 */
export async function lockRelay(directory: string): Promise<() => void> {
  const file = join(directory, FILE_NAME);
  const database = await openDatabase(file);
  try {
    database.exec('pragma busy_timeout = 0');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    const fault = sqliteFault(error, file);
    throw fault instanceof StoreFault && fault.code === 'busy' ? new RelayFault('relay-running', directory) : fault;
  }
  return () => database.close();
}
