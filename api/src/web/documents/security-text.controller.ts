import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DAY } from '@ringtag/contracts';
import { Public } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { SecurityConfig, ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';

const PATH = '.well-known/security.txt';
/** RFC 9116 asks for less than a year. */
const VALID_MS = 180 * DAY;

/** Where vulnerabilities are reported (RFC 9116). There is no such file until a setting names a contact. */
@ApiExcludeController()
@Public()
@Controller(PATH)
export class SecurityTextController {
  constructor(
    private readonly security: SecurityConfig,
    private readonly server: ServerConfig,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  read(): string {
    const { contact } = this.security;
    if (!contact) throw new DomainError('not_found');
    const expires = this.clock.in(VALID_MS).toISOString();
    return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${this.server.publicUrl}/${PATH}\n`;
  }
}
