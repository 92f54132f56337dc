import { Injectable } from '@nestjs/common';
import { mailSwitchPath } from '@ringtag/contracts';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret } from '../../platform/secrets/secrets';
import type { Signer } from '../../platform/secrets/signer';

/** Mails to an owner about a code, by its activation; mails with answers to the sender of a conversation. */
const KINDS = ['code', 'answers'] as const;
export interface MailSwitch {
  kind: (typeof KINDS)[number];
  /** Of the activation, or of the conversation. */
  id: string;
  /** The beginning of the hash of the mailbox that got the mail. Undefined for `code`, and for mails of older releases. */
  mailbox?: string | undefined;
}

/** The UUID without hyphens in hex, 128 bits of the hash of a mailbox, and 128 bits of an HMAC. */
const TOKEN = /^([\da-f]{32})([\da-f]{32})?([\w-]{22})$/;

/** The tokens of the links that end mails. They are signed, so they need no row, and work for as long as the mail is kept. */
@Injectable()
export class MailSwitchTokens {
  constructor(private readonly keys: SecretKeys) {}

  toPath(mailSwitch: MailSwitch): string {
    const { id, mailbox = '' } = mailSwitch;
    return mailSwitchPath(id.replaceAll('-', '') + mailbox + sign(this.keys.signing, mailSwitch));
  }

  /** Undefined for a token that this server did not sign. */
  read(token: string): MailSwitch | undefined {
    const [, hex = '', mailbox, signature = ''] = TOKEN.exec(token) ?? [];
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return KINDS.map((kind) => ({ kind, id, mailbox })).find((each) =>
      this.keys.accepted.some((key) => sameSecret(sign(key, each), signature)),
    );
  }
}

function sign(key: Signer, { kind, id, mailbox }: MailSwitch): string {
  return key.deriveToken(['mail-switch', kind, id, ...(mailbox ? [mailbox] : [])].join(':'));
}
