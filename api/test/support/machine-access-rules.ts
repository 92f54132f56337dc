import { everybody, type Rule } from './access-rules';

/** The routes that programs call, which prove otherwise who they are, and browsers of everybody without a person. */
export const MACHINE_RULES: Record<string, Rule> = {
  'GET /dev/mailbox': everybody(404),
  'GET /dev/mailbox.json': everybody(404),
  'GET /health/live': everybody(200),
  'GET /health/ready': everybody(200),
  'GET /metrics': everybody(401),
  // For `admin -- doctor` and nobody else.
  'GET /api/doctor': everybody(404),
  'GET /api/events/doctor': everybody(404),
  'POST /api/mail-bounces': everybody(404), // without a secret
  // No share is shown a release.
  'POST /api/share-loads': everybody(404, { remote: 'mfe-scan', number: 7 }),
  'PUT /api/share-loads/:id': everybody(404, { finished: true }),
  // With the token of the remote.
  'GET /api/release-target': everybody(400),
  'POST /api/releases/:remote': everybody(400),
  'PUT /api/releases/:remote/:number/files/:sha384': everybody(400),
  'POST /api/releases/:remote/:number/complete': everybody(400),
};
