import { Body, Controller, Get, Put } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
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
  get(@UserId() userId: string): Promise<ProfileDto> {
    return this.profiles.get(userId);
  }

  /** Replace the whole profile. A value that breaks the rule of its field is refused by the field's place. */
  @Put()
  @Answers(ProfileDto)
  replace(@UserId() userId: string, @Body() body: NewProfileDto): Promise<ProfileDto> {
    return this.profiles.replace(userId, body);
  }
}
