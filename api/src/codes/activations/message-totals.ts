import { Injectable } from '@nestjs/common';

/** How many messages came to each of these activations; those without one are missing. */
type Count = (activationIds: string[]) => Promise<Map<string, number>>;

/** What came to the holders of codes, for administrators: a number, which the inbox knows. */
@Injectable()
export class MessageTotals {
  private counting: Count = () => Promise.resolve(new Map());

  register(count: Count): void {
    this.counting = count;
  }

  count(activationIds: string[]): Promise<Map<string, number>> {
    return activationIds.length > 0 ? this.counting(activationIds) : Promise.resolve(new Map());
  }
}
