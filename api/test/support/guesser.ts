import { CODE_GUESSES, ERRORS } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { newAlias } from '../../src/codes/items/new-alias';
import { ScanPages } from '../../src/codes/scan-pages/scan-pages';
import { ORIGIN, type TestApp } from './test-app';

const FORM = 'application/x-www-form-urlencoded';
export const UNKNOWN = ERRORS.code_not_found.status;
export const GUARDED = ERRORS.codes_guarded.status;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  cookie?: string | undefined;
}

/** People behind one proxy who ask for codes; the app has to trust it (`TRUST_PROXY: '1'`). */
export class Guessing {
  private readonly fastify: FastifyInstance;
  private hosts = 0;

  constructor(private readonly app: TestApp) {
    // Guesses count for a minute, and a busy machine may need longer for them.
    app.clock.standStill();
    this.fastify = app.app.nest.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  }

  /** An address in a network from which nobody has asked before. */
  newAddress(): string {
    this.hosts += 1;
    return `10.${this.hosts >> 8}.${this.hosts & 0xff}.7`;
  }

  ask(address: string, { method = 'GET', path, body, cookie }: Call, more: Record<string, string> = {}) {
    const headers = {
      'x-forwarded-for': address,
      ...(method === 'GET' ? {} : { origin: ORIGIN }),
      ...(cookie ? { cookie } : {}),
      ...more,
    };
    return this.fastify.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
  }

  /** A form without a script. */
  submit(address: string, path: string, fields: Record<string, string>, more: Record<string, string> = {}) {
    return this.fastify.inject({
      method: 'POST',
      url: path,
      headers: { 'x-forwarded-for': address, 'content-type': FORM, origin: ORIGIN, ...more },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** The button that opens one code. */
  press(address: string, alias: string, fields: { path?: string } = {}, more: Record<string, string> = {}) {
    return this.submit(address, `/scan/${alias}/open`, fields, more);
  }

  async scan(address: string, alias: string): Promise<number> {
    return (await this.ask(address, { path: `/api/scan/${alias}` })).statusCode;
  }

  /** An address that has guessed until it was refused. */
  async guesser(address = this.newAddress()): Promise<string> {
    for (let i = 0; i < CODE_GUESSES.perAddress; i += 1)
      expect(await this.scan(address, newAlias())).toBe(UNKNOWN);
    expect(await this.scan(address, newAlias())).toBe(GUARDED);
    return address;
  }

  /** The look-ups of codes in the database. */
  lookUps(): jest.SpyInstance<unknown, [string]> {
    const { pages } = this.app.app.nest.get(ScanPages) as unknown as {
      pages: { readValue: (alias: string) => unknown };
    };
    return jest.spyOn(pages, 'readValue');
  }
}
