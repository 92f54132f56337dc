import { Injectable } from '@nestjs/common';
import type { PublicScan } from '@ringtag/documents';
import { ActivationRecords, toScannedCode, type ScanPage, UnactivationRequestsService } from '../../codes';
import type { Viewer } from '../../platform/access/viewer';
import { MessageForm } from './message-form';
import type { ScanViewerDto } from './scan.dto';

/** The answer to a scan: sent as JSON, and drawn into documents. */
export type ScanAnswer = PublicScan & { viewer: ScanViewerDto };

const NOBODY: ScanViewerDto = { signedIn: false, isOwner: false };

/** Builds the answers to scans. */
@Injectable()
export class ScanAnswers {
  constructor(
    private readonly form: MessageForm,
    private readonly activations: ActivationRecords,
    private readonly requests: UnactivationRequestsService,
  ) {}

  /** For somebody who is not signed in. */
  answer(page: ScanPage): ScanAnswer {
    return { ...this.withoutToken(page), formToken: this.newToken(page) };
  }

  async answerViewer(page: ScanPage, viewer: Viewer): Promise<ScanAnswer> {
    return { ...this.answer(page), viewer: await this.toViewer(page, viewer) };
  }

  /** A token for the message form, which only the page of a code with an owner has. */
  newToken({ alias, shown }: ScanPage): string | undefined {
    return shown.owner ? this.form.issue(alias) : undefined;
  }

  /** For documents: they are cached, and have the token of each request in a field of its own. */
  withoutToken(page: ScanPage): ScanAnswer {
    const { state, reasons, asksSecret, mark, pageKind, owner, template, lost } = page.shown;
    return {
      state,
      reasons,
      code: toScannedCode(page.alias),
      asksSecret,
      mark,
      pageKind,
      owner,
      template,
      lost,
      viewer: NOBODY,
    };
  }

  private async toViewer(page: ScanPage, { userId, email }: Viewer): Promise<ScanViewerDto> {
    const { activationId, itemId, digital } = page;
    const viewer = { signedIn: true, isOwner: userId === page.ownerId, email };
    if (!viewer.isOwner) {
      const requested = await this.requests.isOpen(activationId, userId);
      return { ...viewer, unactivationRequested: requested || undefined };
    }
    const held = activationId === null ? undefined : await this.activations.find(activationId);
    // The page may be a second old: the label of whose code it is now is of no concern to whose it was.
    const label = held?.userId === userId ? held.ownerLabel : null;
    return { ...viewer, codeId: itemId, digital: digital || undefined, label: label ?? undefined };
  }
}
