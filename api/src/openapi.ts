import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { apiDocument } from './api-document';
import { AppModule } from './app.module';
import { Clock } from './platform/clock/clock';
import { loadConfig } from './platform/config/load-config';

/** Writes the OpenAPI document of the API to the file named by the first argument; starts nothing. */
async function main(file: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: '.data' });
  const app = await NestFactory.create(AppModule.forRoot(config, new Clock()), new FastifyAdapter(), {
    preview: true,
    logger: ['error'],
  });
  writeFileSync(file, `${JSON.stringify(apiDocument(app), null, 2)}\n`);
}

void main(process.argv[2] ?? 'openapi.json');
