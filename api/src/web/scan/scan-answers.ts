import { Injectable } from '@nestjs/common';
import type { PublicScan } from '@ringtag/documents';
import { toActivationMark, toScannedCode, type ScanPage } from '../../codes';
import type { Viewer } from '../../platform/access/viewer';
import { MessageForm } from './message-form';
import type { ScanViewerDto } from './scan.dto';

/** The answer to a scan: sent as JSON, and drawn into documents. */
export type ScanAnswer = PublicScan & { viewer: ScanViewerDto };

const NOBODY: ScanViewerDto = { signedIn: false, isOwner: false };

/** Builds the answers to scans. */
@Injectable()
export class ScanAnswers {
  constructor(private readonly form: MessageForm) {}

  /** @param requested whether the viewer has asked the owner to give up the code. */
  answer(page: ScanPage, viewer?: Viewer, requested = false): ScanAnswer {
    return { ...this.withoutToken(page, viewer, requested), formToken: this.newToken(page) };
  }

  /** A token for the message form, which only the page of a code with an owner has. */
  newToken({ alias, shown }: ScanPage): string | undefined {
    return shown.owner ? this.form.issue(alias) : undefined;
  }

  /** For documents: they are cached, and have the token of each request in a field of its own. */
  withoutToken(page: ScanPage, viewer?: Viewer, requested = false): ScanAnswer {
    const { state, reasons, pageKind, owner, template } = page.shown;
    return {
      state,
      reasons,
      code: toScannedCode(page.alias),
      mark: shownMark(page),
      pageKind,
      owner,
      template,
      viewer: viewer ? toViewer(page, viewer, requested) : NOBODY,
    };
  }
}

/** Where a scanner can have written to the owner. A paused code has one in any case: it does not tell whether it is owned. */
function shownMark({ shown, activationId, itemId }: ScanPage): string | undefined {
  const isOffered = shown.owner !== undefined || shown.state === 'inactive';
  return isOffered ? toActivationMark(activationId ?? itemId) : undefined;
}

function toViewer(page: ScanPage, { userId, email }: Viewer, requested: boolean): ScanViewerDto {
  const isOwner = userId === page.ownerId;
  return {
    signedIn: true,
    isOwner,
    email,
    codeId: isOwner ? page.itemId : undefined,
    digital: (isOwner && page.digital) || undefined,
    unactivationRequested: requested || undefined,
  };
}
