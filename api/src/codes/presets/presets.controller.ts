import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { ListQuery } from '../../platform/http/list.dto';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { ChangePresetDto, NewPresetDto, PresetDto, PresetListDto } from './preset.dto';
import { PresetsService } from './presets.service';

@RequireAuthority('admin')
@Controller('presets')
export class PresetsController {
  constructor(private readonly presets: PresetsService) {}

  /** List the presets. */
  @Get()
  @Answers(PresetListDto)
  list(@Query() query: ListQuery): Promise<PresetListDto> {
    return this.presets.list(query);
  }

  /** Add a preset. Refused when phones could not read the finished code. */
  @Post()
  @AnswersCreated(PresetDto, 'design_refused')
  create(@UserId() userId: string, @Body() body: NewPresetDto): Promise<PresetDto> {
    return this.presets.create(userId, body);
  }

  /** Get a preset. */
  @Get(':id')
  @Answers(PresetDto)
  get(@IdParam() id: string): Promise<PresetDto> {
    return this.presets.get(id);
  }

  /** Change a preset. Refused when phones could not read the finished code. */
  @Patch(':id')
  @Answers(PresetDto, 'design_refused')
  change(@UserId() userId: string, @IdParam() id: string, @Body() body: ChangePresetDto): Promise<PresetDto> {
    return this.presets.change(userId, id, body);
  }

  /** Delete a preset. Codes that had it look as if they had none. */
  @Delete(':id')
  @AnswersNothing()
  delete(@IdParam() id: string): Promise<void> {
    return this.presets.delete(id);
  }
}
