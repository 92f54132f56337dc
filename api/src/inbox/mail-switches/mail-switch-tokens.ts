import { Injectable } from '@nestjs/common';
import { mailSwitchPath } from '@ringtag/contracts';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret } from '../../platform/secrets/secrets';
import type { Signer } from '../../platform/secrets/signer';

/** Mails to an owner about a code, by the id of its activation. */
interface CodeSwitch {
  kind: 'code';
  id: string;
}

/** Those to a helper, by the id of that row. */
interface HelperSwitch {
  kind: 'helper';
  id: string;
}

/** Mails with answers to the sender of a conversation, by its id. */
export interface AnswersSwitch {
  kind: 'answers';
  id: string;
  /** The hash of the address that got the mail, cut to 128 bits. */
  mailbox: string;
}

export type MailSwitch = CodeSwitch | HelperSwitch | AnswersSwitch;

/** The UUID without hyphens in hex, 128 bits of the hash of a mailbox, and 128 bits of an HMAC. */
const TOKEN = /^([\da-f]{32})([\da-f]{32})?([\w-]{22})$/;

/** The tokens of the links that end mails. They are signed, so they need no row, and work for as long as the mail is kept. */
@Injectable()
export class MailSwitchTokens {
  constructor(private readonly keys: SecretKeys) {}

  toPath(mailSwitch: MailSwitch): string {
    const mailbox = mailSwitch.kind === 'answers' ? mailSwitch.mailbox : '';
    return mailSwitchPath(mailSwitch.id.replaceAll('-', '') + mailbox + sign(this.keys.signing, mailSwitch));
  }

  /** Undefined for a token that this server did not sign. */
  read(token: string): MailSwitch | undefined {
    const [, hex = '', mailbox, signature = ''] = TOKEN.exec(token) ?? [];
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const possible: MailSwitch[] = mailbox
      ? [{ kind: 'answers', id, mailbox }]
      : [
          { kind: 'code', id },
          { kind: 'helper', id },
        ];
    // The signature says which it is.
    return possible.find((each) => this.keys.accepted.some((key) => sameSecret(sign(key, each), signature)));
  }
}

function sign(key: Signer, { kind, id, ...more }: MailSwitch): string {
  return key.deriveToken(['mail-switch', kind, id, ...Object.values(more)].join(':'));
}
