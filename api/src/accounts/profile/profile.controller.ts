import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers } from '../../platform/open-api/answers';
import { NewProfileDto, ProfileDto } from './profile.dto';
import { ProfilesService } from './profiles.service';

@RequireAuthority('user')
@Controller('profile')
export class ProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  /** Get the profile. */
  @Get()
  @Answers(ProfileDto)
  get(@CurrentViewer() { userId }: Viewer): Promise<ProfileDto> {
    return this.profiles.get(userId);
  }

  /** Replace the whole profile. A value that breaks the rule of its field is refused by the field's place. */
  @Put()
  @Answers(ProfileDto)
  replace(@CurrentViewer() { userId }: Viewer, @Body() body: NewProfileDto): Promise<ProfileDto> {
    return this.profiles.replace(userId, body);
  }
}
