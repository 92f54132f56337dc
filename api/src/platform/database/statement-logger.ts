import { Logger as NestLogger } from '@nestjs/common';
import type { Logger } from 'typeorm';

/**
 * Writes TypeORM's messages to the application's log, but never the parameters of a statement: they contain addresses,
 * hashes and messages (OTP-12). Failed statements are logged where the error is handled.
 */
export class StatementLogger implements Logger {
  private readonly logger = new NestLogger('Database');

  logQuery(): void {}

  logQueryError(): void {}

  logQuerySlow(milliseconds: number, sql: string): void {
    this.logger.warn(`A statement took ${milliseconds} ms: ${sql}`);
  }

  logSchemaBuild(): void {}

  logMigration(message: string): void {
    this.logger.log(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    if (level === 'warn') this.logger.warn(message);
  }
}
