import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { type CsvCell, csvFile } from '../../platform/http/csv';
import { AnswersFile } from '../../platform/open-api/answers';
import { toFilter, type MessageFilter, MessageSelection } from './message-selection';
import { type MessageDto, MessageExportQuery } from './message.dto';
import { MessagesService } from './messages.service';

const COLUMNS: Record<string, (message: MessageDto) => CsvCell> = {
  receivedAt: ({ createdAt }) => createdAt,
  kind: ({ kind }) => kind,
  name: ({ sender }) => sender.name,
  email: ({ sender }) => sender.email,
  phone: ({ sender }) => sender.phone,
  body: ({ body }) => body,
  code: ({ code }) => code.alias,
  label: ({ code }) => code.label,
  readAt: ({ readAt }) => readAt,
  archivedAt: ({ archivedAt }) => archivedAt,
};

/** The owner's inbox as a CSV file. */
@RequireAuthority('user')
@Controller('messages.csv')
export class MessagesCsvController {
  constructor(
    private readonly messages: MessagesService,
    private readonly selection: MessageSelection,
    private readonly clock: Clock,
  ) {}

  /** Download the inbox for a spreadsheet. Holds everything that the list of the same query holds, newest first. */
  @Get()
  @AnswersFile('text/csv')
  download(@CurrentViewer() viewer: Viewer, @Query() query: MessageExportQuery): StreamableFile {
    return csvFile(`messages-${this.clock.today()}`, COLUMNS, this.walk(viewer.userId, toFilter(query)));
  }

  private async *walk(ownerId: string, filter: MessageFilter) {
    const selected = await this.selection.select(ownerId, filter);
    for await (const ids of this.selection.walk(selected)) yield await this.messages.findAll(ownerId, ids);
  }
}
