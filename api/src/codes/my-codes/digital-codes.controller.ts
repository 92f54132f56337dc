import { Body, Controller, Post } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { AnswersCreated } from '../../platform/open-api/answers';
import { NewDigitalCodeDto } from '../digital-codes/digital-code.dto';
import { DigitalCodesService } from '../digital-codes/digital-codes.service';
import { MyCodeDetailDto } from './my-code.dto';
import { MyCodesService } from './my-codes.service';

/** Codes that people make for themselves. */
@RequireAuthority('user')
@Controller('my-codes')
export class DigitalCodesController {
  constructor(
    private readonly digital: DigitalCodesService,
    private readonly codes: MyCodesService,
  ) {}

  /**
   * Make a code without a sticker. It is activated at once. Refused where the site offers no such codes, where the
   * account has reached its number of codes, and after ten on one day.
   */
  @Post()
  @AnswersCreated(
    MyCodeDetailDto,
    'activation_limit_reached',
    'digital_codes_off',
    'name_required',
    'proof_required',
    'too_many_requests',
  )
  async make(@CurrentViewer() { userId }: Viewer, @Body() body: NewDigitalCodeDto): Promise<MyCodeDetailDto> {
    return this.codes.get(userId, await this.digital.make(userId, body));
  }
}
