import { Zip, ZipDeflate } from 'fflate';
import { encodePieces } from './pieces.ts';

/** Within what the format of archives can write; a file says nothing of the moment it was made. */
const UNDATED = Date.UTC(1980, 0, 2);
/** Half the time of the usual level, for a quarter more of bytes. */
const QUICK = 1;
const NOTHING = new Uint8Array();

/** An archive that hands out its bytes as they come. */
export class Archive {
  #ready: Uint8Array[] = [];
  readonly #zip = new Zip((fault, bytes) => {
    if (fault) throw fault;
    this.#ready.push(bytes);
  });

  *add(name: string, texts: Iterable<string>): Generator<Uint8Array> {
    const file = new ZipDeflate(name, { level: QUICK });
    file.mtime = UNDATED;
    this.#zip.add(file);
    for (const piece of encodePieces(texts)) {
      file.push(piece);
      yield* this.#take();
    }
    file.push(NOTHING, true);
    yield* this.#take();
  }

  *end(): Generator<Uint8Array> {
    this.#zip.end();
    yield* this.#take();
  }

  #take(): readonly Uint8Array[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }
}
