import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { type CsvCell, csvFile } from '../../platform/http/csv';
import { IdParam } from '../../platform/http/id-param';
import { AnswersFile } from '../../platform/open-api/answers';
import { ItemSelection } from './item-selection';
import { type ItemDto, ItemFilterDto } from './item.dto';

const COLUMNS: Record<string, (item: ItemDto) => CsvCell> = {
  alias: ({ alias }) => alias,
  url: ({ url }) => url,
  label: ({ label }) => label,
  status: ({ status }) => status,
  activatable: ({ activatable }) => String(activatable),
  viewOnly: ({ viewOnly }) => String(viewOnly),
  maxActivations: ({ maxActivations }) => maxActivations,
  activationCount: ({ activationCount }) => activationCount,
  activated: ({ activated }) => String(activated),
  digital: ({ digital }) => String(digital),
  createdAt: ({ createdAt }) => createdAt,
};

/** The codes of a project as a file for a spreadsheet. */
@RequireAuthority('admin')
@Controller('projects/:projectId/items.csv')
export class ItemsCsvController {
  constructor(
    private readonly selection: ItemSelection,
    private readonly clock: Clock,
  ) {}

  /**
   * Download the codes of a project for a spreadsheet. Holds everything that the list of the same query holds, oldest
   * first.
   */
  @Get()
  @AnswersFile('text/csv')
  async download(
    @IdParam('projectId') projectId: string,
    @Query() filter: ItemFilterDto,
  ): Promise<StreamableFile> {
    const steps = this.selection.walk(await this.selection.select(projectId, filter));
    return csvFile(`codes-${this.clock.today()}`, COLUMNS, steps);
  }
}
