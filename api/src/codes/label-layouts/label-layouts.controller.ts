import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { UsersService } from '../../accounts';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { toAttachment } from '../../platform/http/attachment';
import { IdParam } from '../../platform/http/id-param';
import { ListQuery } from '../../platform/http/list.dto';
import { Answers, AnswersCreated, AnswersFile, AnswersNothing } from '../../platform/open-api/answers';
import { alignmentPage } from './alignment-page';
import {
  ChangeLabelLayoutDto,
  LabelLayoutDto,
  LabelLayoutListDto,
  NewLabelLayoutDto,
  TestPageQuery,
} from './label-layout.dto';
import { LabelLayoutsService } from './label-layouts.service';

@RequireAuthority('admin')
@Controller('label-layouts')
export class LabelLayoutsController {
  constructor(
    private readonly layouts: LabelLayoutsService,
    private readonly users: UsersService,
  ) {}

  /** List the label sheets of own sizes. */
  @Get()
  @Answers(LabelLayoutListDto)
  list(@Query() query: ListQuery): Promise<LabelLayoutListDto> {
    return this.layouts.list(query);
  }

  /** Add a label sheet. */
  @Post()
  @AnswersCreated(LabelLayoutDto)
  create(@Body() body: NewLabelLayoutDto): Promise<LabelLayoutDto> {
    return this.layouts.create(body);
  }

  /** Change a label sheet. */
  @Patch(':id')
  @Answers(LabelLayoutDto)
  change(@IdParam() id: string, @Body() body: ChangeLabelLayoutDto): Promise<LabelLayoutDto> {
    return this.layouts.change(id, body);
  }

  /** Delete a label sheet. */
  @Delete(':id')
  @AnswersNothing()
  delete(@IdParam() id: string): Promise<void> {
    return this.layouts.delete(id);
  }

  /**
   * Download a page to hold against a sheet of labels. It is in the administrator's language. `id` may be the key of
   * a sheet that can be bought.
   */
  @Get(':id/test-page.pdf')
  @AnswersFile('application/pdf', 'not_found')
  async testPage(
    @UserId() userId: string,
    @Param('id') id: string,
    @Query() { offsetX: x, offsetY: y }: TestPageQuery,
  ): Promise<StreamableFile> {
    const layout = await this.layouts.get(id);
    const { locale } = await this.users.get(userId);
    const page = await alignmentPage(layout, { x, y }, locale);
    return toAttachment(page, 'application/pdf', 'alignment.pdf');
  }
}
