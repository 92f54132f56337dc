import { Body, Controller, Get, Put } from '@nestjs/common';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Answers } from '../../platform/open-api/answers';
import { SettingsDto } from './settings.dto';
import { SettingsService } from './settings.service';

/** The settings of the installation. */
@RequireAuthority('admin')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** Get the settings of the installation. */
  @Get()
  @Answers(SettingsDto)
  get(): Promise<SettingsDto> {
    return this.settings.get();
  }

  /** Save the settings of the installation. Refused when `version` is not the one that is stored. */
  @Put()
  @Answers(SettingsDto, 'outdated')
  save(@Body() body: SettingsDto): Promise<SettingsDto> {
    return this.settings.save(body);
  }
}
