import { Get, Query, Req } from '@nestjs/common';
import { ABOUT_PATH, HELP_PATH, HELP_READERS, helpPath, isAlias, parseAlias } from '@ringtag/contracts';
import { drawAbout, drawFindCode, drawHelp, type DrawingContext } from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import { DigitalCodesService } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import { inTime } from '../../platform/in-time';
import { KeptSettings } from '../../records';
import { cardPath, type CodeRequest, readCardPath } from '../scan/scan-path';
import { startStep } from './first-view';
import { Pages } from './page-answers';
import type { PageAnswer, PlainPage, Redirection } from './plain-pages';

/** Pages that need nothing: what the product is, help, and where a code is typed. */
@Pages()
@Public()
export class OpenPagesController {
  constructor(
    private readonly digital: DigitalCodesService,
    private readonly settings: KeptSettings,
  ) {}

  /** For people who have never heard of the product. The page has no script. */
  @Get(ABOUT_PATH)
  async showAbout(): Promise<PlainPage> {
    // Without the database the page is shown all the same, but nobody can make a code.
    const offersCodes = await inTime(this.offersCodes()).catch(() => false);
    const draw = (context: DrawingContext) => drawAbout(context, offersCodes);
    return { draw, path: ABOUT_PATH, listed: true, look: 'about' };
  }

  /** Questions and answers, on a page of its own for each kind of reader. The pages have no script. */
  @Get([HELP_PATH, ...HELP_READERS.map((reader) => helpPath(reader))])
  showHelp(@Req() request: FastifyRequest): PlainPage {
    const path = request.routeOptions.url;
    const reader = HELP_READERS.find((known) => helpPath(known) === path);
    return { draw: (context) => drawHelp(reader, context), path, listed: true, look: 'help' };
  }

  /** Browsers send a GET when somebody types or reloads the address that a form of a code posts to. */
  @Get(['activation', 'activate/decline', 'open'].map((form) => `/scan/:alias/${form}`))
  leadBack(@Req() request: CodeRequest): Redirection {
    return { to: readCardPath(request) };
  }

  /**
   * Where people type a code, or read it with the camera. The form leads to the page of the code, or to this page with the
   * application, which opens the camera.
   */
  @Get('/scan')
  findCode(@Query() { code, camera }: { code?: unknown; camera?: unknown }): PageAnswer {
    const typed = typeof code === 'string' ? code.trim() : '';
    const alias = parseAlias(typed);
    if (isAlias(alias)) return { to: cardPath(alias) };
    const invalid = code === undefined ? undefined : typed;
    return {
      draw: (context) => drawFindCode(invalid, context),
      path: '/scan',
      listed: true,
      // The application would not show what was typed, so it does not run here.
      ...(invalid === undefined
        ? { runs: camera === undefined ? ('at-touch' as const) : ('at-once' as const), start: startStep }
        : { status: 400 }),
    };
  }

  private async offersCodes(): Promise<boolean> {
    return this.digital.isOffered(await this.settings.get());
  }
}
