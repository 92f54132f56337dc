/** The packages that Jest on Node 20 could not load without tools/jest/transform.mjs. */
const PACKAGES = [
  '@fastify/cookie',
  '@fastify/static',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/passport',
  '@nestjs/platform-fastify',
  '@nestjs/swagger',
  '@nestjs/typeorm',
  '@nestjs-modules/mailer',
  '@node-rs/argon2',
  'class-validator',
  'fastify',
  'libsql',
  'lru-cache',
  'mysql2',
  'nodemailer',
  'openapi-fetch',
  'passport-local',
  'pino',
  'postal-mime',
  'smtp-server',
  'typeorm',
  'uuid',
];

describe('the packages of the product inside Jest', () => {
  it.each(PACKAGES)('should load %s', async (name) => {
    const loaded = (await import(name)) as Record<string, unknown>;
    expect(Object.keys(loaded).length).toBeGreaterThan(0);
  });
});
