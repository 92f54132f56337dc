import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import words from './api-words.json';
import { type About, openApiDocument } from './platform/open-api/document';

/** The OpenAPI document of the whole API. */
export const apiDocument = (app: INestApplication): OpenAPIObject => openApiDocument(app, ABOUT);

const ABOUT: About = {
  description: `Personal QR codes made simple: people activate printed codes, and anyone who scans one sees their card and can write to them.

Paths begin at the address of the installation. Bodies are JSON; times are ISO 8601 in UTC. An id of something that is not yours answers 404, like one that does not exist.

**Errors** have one shape, \`ErrorDto\`. Programs look at \`code\`, which does not change; \`message\` is the same in English. \`requestId\` names the request in the server's log. Where waiting helps, \`Retry-After\` says how many seconds.

**Sessions** are cookies, which \`POST /api/auth/sign-in\` sets. 401 means that nobody is signed in, 403 \`session_idle\` that nothing was asked for too long. The cookie changes once a day.

**Changes** are refused from other sites. A program that sends a session cookie sends the header \`Origin\` with the address of the installation, too.

**Lists** come in pages: \`page\` counts from 1, \`pageSize\` goes up to 100, \`total\` counts all that was found.`,
  session:
    'The cookie that signing in sets. Over https its name is `__Host-qrsid`. A session ends 30 days after its last request, and after 180 days; that of an administrator after 30 minutes, and after 12 hours.',
  ...words,
};
