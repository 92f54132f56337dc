import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { NewProfileDto, ProfileDto } from './profile.dto';
import { ProfilesService } from './profiles.service';

@ApiTags('profile')
@RequireAuthority('user')
@Controller('profile')
export class ProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get()
  @ApiOkResponse({ type: ProfileDto })
  get(@CurrentViewer() { userId }: Viewer): Promise<ProfileDto> {
    return this.profiles.get(userId);
  }

  /** Replaces the whole profile; a value that breaks the rule of its field is refused by the field's place. */
  @Put()
  @ApiOkResponse({ type: ProfileDto })
  replace(@CurrentViewer() { userId }: Viewer, @Body() body: NewProfileDto): Promise<ProfileDto> {
    return this.profiles.replace(userId, body);
  }
}
