import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { ListQuery } from '../../platform/http/list.dto';
import { ChangePresetDto, NewPresetDto, PresetDto, PresetListDto } from './preset.dto';
import { PresetsService } from './presets.service';

@ApiTags('presets')
@RequireAuthority('admin')
@Controller('presets')
export class PresetsController {
  constructor(private readonly presets: PresetsService) {}

  @Get()
  @ApiOkResponse({ type: PresetListDto })
  list(@Query() query: ListQuery): Promise<PresetListDto> {
    return this.presets.list(query);
  }

  @Post()
  @ApiCreatedResponse({ type: PresetDto })
  create(@CurrentViewer() { userId }: Viewer, @Body() body: NewPresetDto): Promise<PresetDto> {
    return this.presets.create(userId, body);
  }

  @Get(':id')
  @ApiOkResponse({ type: PresetDto })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<PresetDto> {
    return this.presets.get(id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: PresetDto })
  change(
    @CurrentViewer() { userId }: Viewer,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ChangePresetDto,
  ): Promise<PresetDto> {
    return this.presets.change(userId, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.presets.delete(id);
  }
}
