import { Injectable } from '@nestjs/common';
import { formatAlias } from '@ringtag/contracts';
import type { Viewer } from '../../platform/access/viewer';
import { MessageForm } from './message-form';
import type { ScanPage } from '../../codes/scan-pages/scan-pages';

const NOBODY = JSON.stringify({ signedIn: false, isOwner: false });

/** Finishes the prepared answer of a code for one scan. */
@Injectable()
export class ScanAnswers {
  constructor(private readonly form: MessageForm) {}

  /** The answer as JSON. `requested`: the viewer has asked the owner to give the code up. */
  answer(page: ScanPage, viewer?: Viewer, requested = false): string {
    const who = viewer
      ? JSON.stringify({
          signedIn: true,
          isOwner: viewer.userId === page.ownerId,
          email: viewer.email,
          ...(viewer.userId === page.ownerId ? { codeId: page.itemId } : {}),
          ...(requested ? { unactivationRequested: true } : {}),
        })
      : NOBODY;
    const formToken = page.ownerId ? `,"formToken":"${this.form.issue(page.alias)}"` : '';
    const code = `{"alias":"${page.alias}","label":"${formatAlias(page.alias)}"}`;
    const owner = page.owner ? `,"owner":${page.owner}` : '';
    const template = page.template ? `,"template":${page.template}` : '';
    return `${page.head},"code":${code}${owner}${template},"viewer":${who}${formToken}}`;
  }
}
