import { fileNameOf } from '@raccord/files';
import type { FastifyReply } from 'fastify';
import { extensionOf, type FileFormat, typeOf } from '../documents/document.ts';
import { attachmentOf } from './headers.ts';

/** Hands a file out under a name, whose extension and type are those of its format. */
export function handOut<Content>(reply: FastifyReply, name: string, format: FileFormat, content: Content): Content {
  reply.type(typeOf(format)).header('content-disposition', attachmentOf(fileNameOf(name, extensionOf(format))));
  return content;
}
