import {
  type AnyRefusalCode,
  type ApiError,
  type FaultCode,
  isFaultCode,
  REFUSED_STATUS,
  sentenceOf,
  statusOf,
} from '@raccord/contract';
import { isDamage, StoreFault, type StoreFaultCode } from '../store/store.ts';
import { ThreadsBusy } from '../threads/threads.ts';
import { WorkCancelled } from '../work.ts';

/** Thrown by a handler to answer an error of the contract. */
export class ApiFault extends Error implements ApiError {
  override readonly name = 'ApiFault';
  readonly code: FaultCode | AnyRefusalCode;
  readonly path?: string;

  constructor(code: FaultCode, text?: string, path?: string);
  constructor(code: FaultCode | AnyRefusalCode, text: string, path?: string);
  constructor(code: FaultCode | AnyRefusalCode, text?: string, path?: string) {
    super(text ?? sentenceOf(code as FaultCode));
    this.code = code;
    if (path !== undefined) this.path = path;
  }

  get text(): string {
    return this.message;
  }

  get status(): number {
    return isFaultCode(this.code) ? statusOf(this.code) : REFUSED_STATUS;
  }

  get answer(): { readonly error: ApiError } {
    const { code, text, path } = this;
    return { error: { code, text, ...(path === undefined ? {} : { path }) } };
  }
}

/** What the framework finds wrong before a handler is asked. */
const FRAMEWORK: Readonly<Record<string, FaultCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
};

/** Where trying again without doing anything else cannot help, its own sentence says what to do. */
const STORE: Partial<Record<StoreFaultCode, FaultCode>> = {
  'disk-full': 'disk-full',
  damaged: 'damaged',
  'too-new': 'too-new',
  'club-unknown': 'unknown-club',
  'stream-unknown': 'unknown-tournament',
};

/** Whatever was thrown, as an error of the contract. What nobody foresaw is `internal`: never a word of it goes out. */
export function apiFaultOf(thrown: unknown): ApiFault {
  if (thrown instanceof ApiFault) return thrown;
  if (thrown instanceof ThreadsBusy) return new ApiFault('too-many-requests');
  if (thrown instanceof WorkCancelled) return new ApiFault('try-again');
  if (thrown instanceof StoreFault && isDamage(thrown)) return new ApiFault('damaged', thrown.text);
  if (thrown instanceof StoreFault && thrown.code === 'club-full') return new ApiFault('club-full', thrown.text);
  if (thrown instanceof StoreFault) return new ApiFault(STORE[thrown.code] ?? 'try-again');
  const { code, statusCode } = (thrown ?? {}) as { readonly code?: string; readonly statusCode?: number };
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known) return new ApiFault(known);
  if (thrown instanceof SyntaxError && statusCode === 400) return new ApiFault('bad-json');
  if (statusCode === 413) return new ApiFault('too-large');
  return new ApiFault(statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'bad-request' : 'internal');
}
