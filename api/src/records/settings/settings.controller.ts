import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { SettingsDto } from './settings.dto';
import { SettingsService } from './settings.service';

/** The settings of the installation. */
@ApiTags('settings')
@RequireAuthority('admin')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @ApiOkResponse({ type: SettingsDto })
  get(): Promise<SettingsDto> {
    return this.settings.current();
  }

  @Put()
  @ApiOkResponse({ type: SettingsDto })
  save(@Body() body: SettingsDto): Promise<SettingsDto> {
    return this.settings.save(body);
  }
}
