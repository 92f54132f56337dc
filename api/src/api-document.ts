import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type About, openApiDocument } from './platform/open-api/document';

/** The OpenAPI document of the whole API. */
export const apiDocument = (app: INestApplication): OpenAPIObject => openApiDocument(app, ABOUT);

const ABOUT: About = {
  description: `Personal QR codes made simple: people activate printed codes, and whoever scans one sees their card and can write to them.

Paths begin at the address of the installation. Bodies are JSON; times are ISO 8601 in UTC. An id of something that is not yours answers 404, like one that does not exist.

**Errors** have one shape, \`ErrorDto\`. Programs look at \`code\`, which does not change; \`message\` is the same in English. \`requestId\` names the request in the server's log. Where waiting helps, \`Retry-After\` says how many seconds.

**Sessions** are cookies, which \`POST /api/auth/sign-in\` sets. 401 means that nobody is signed in, 403 \`session_idle\` that nothing was asked for half an hour.

**Changes** are refused from other sites. A program that sends a session cookie sends the header \`Origin\` with the address of the installation, too.

**Lists** come in pages: \`page\` counts from 1, \`pageSize\` goes up to 100, \`total\` counts all that was found.`,
  session:
    'The cookie that signing in sets. Over https its name is `__Host-qrsid`. A session ends 30 minutes after its last request, and after 7 days; that of an administrator after 12 hours.',
  domains: {
    Scans: {
      scan: 'What whoever scans a code sees and does: the card, messages, activating a code and giving it up.',
    },
    Accounts: {
      auth: 'Signing up, signing in and out, and forgotten passwords.',
      user: 'The account of whoever is signed in: address, devices, download and deletion.',
      profile: 'Name, photo and contact data, password.',
      users: 'All accounts, for administrators.',
    },
    'Own codes': {
      'my-codes': 'The codes that somebody holds, and how they look.',
    },
    Inbox: {
      messages: 'Messages of people who scanned a code, and blocked senders.',
    },
    Codes: {
      projects: 'Projects of codes, and their codes as files for print.',
      items: 'Codes in projects, for administrators.',
      presets: 'Looks for many codes.',
      'label-layouts': 'Label sheets of own sizes.',
    },
    Records: {
      audit: 'Who changed what.',
      settings: 'What is set for the whole installation.',
    },
    Delivery: {
      mails: 'The queue of mails.',
    },
    Operations: {
      operations: 'Whether the server runs, and on what.',
    },
  },
  parameters: {
    action: 'What was done',
    alias: 'The alias of the code as it is printed; hyphens, spaces and small letters do not matter',
    challengeId: 'The id that beginning the activation answered',
    id: 'The id',
    name: 'The name of the file, as the address of the photo has it',
    page: 'Counts from 1',
    pageSize: 'Entries on a page',
    projectId: 'The id of the project',
    role: 'Accounts with this role',
    size: 'Width and height: pixels of a PNG, millimetres of a PDF',
    sort: 'The order',
    subject: 'The id of what was changed',
    subjectType: 'The kind of what was changed',
    token: 'The token of the mailed link',
  },
  examples: {},
};
