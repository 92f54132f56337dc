import { Body, Controller, HttpCode, Post, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_REFUSALS, PasswordOrDigitsDto, toClient } from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { type CsvCell, csvFile } from '../../platform/http/csv';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersFile } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { ITEM_COLUMNS } from '../items/item-columns';
import { SheetPrinter } from '../printing/sheet-printer';
import { ClaimSecretReadings, type ItemWithSecret } from './claim-secret-readings';
import { ClaimSecretDto, ClaimSecretsFileDto, ClaimSecretsSheetDto } from './claim-secrets.dto';

const COLUMNS: Record<string, (item: ItemWithSecret) => CsvCell> = {
  ...ITEM_COLUMNS,
  claimSecret: ({ claimSecret }) => claimSecret,
};

/** The secrets that come with codes, for administrators. */
@RequireAuthority('admin')
@OperationGroup('ClaimSecrets')
@Controller()
export class ClaimSecretsController {
  constructor(
    private readonly readings: ClaimSecretReadings,
    private readonly printer: SheetPrinter,
    private readonly clock: Clock,
  ) {}

  /** Read the secret that activating a code takes. Each reading is in the audit log. */
  @Post('items/:id/claim-secret')
  @HttpCode(200)
  @Answers(ClaimSecretDto, ...ACCOUNT_REFUSALS)
  async read(
    @IdParam() id: string,
    @Body() given: PasswordOrDigitsDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ): Promise<ClaimSecretDto> {
    return { claimSecret: await this.readings.read(id, { viewer, given, client: toClient(request) }) };
  }

  /** Download the codes of a project with their secrets for a spreadsheet, oldest first. */
  @Post('projects/:projectId/claim-secrets.csv')
  @AnswersFile('text/csv', ...ACCOUNT_REFUSALS)
  async download(
    @IdParam('projectId') projectId: string,
    @Body() { separator, filter, ...given }: ClaimSecretsFileDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const reader = { viewer, given, client: toClient(request) };
    const steps = await this.readings.readFile(projectId, { filter }, reader);
    return csvFile(`codes-${this.clock.today()}`, COLUMNS, steps, { separator, lossless: true });
  }

  /** Print the secrets on the backs of a sheet of labels: mirrored, so that each is behind its code. */
  @Post('projects/:projectId/claim-secrets.pdf')
  @AnswersFile('application/pdf', 'not_found', ...ACCOUNT_REFUSALS)
  async print(
    @IdParam('projectId') projectId: string,
    @Body() body: ClaimSecretsSheetDto,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const settings = { ...(await this.printer.readSettings(body)), mirrored: true };
    const reader = { viewer, given: body, client: toClient(request) };
    const drawings = await this.readings.readBacks(projectId, body, reader);
    return this.printer.print(settings, drawings, 'secrets.pdf');
  }
}
