import { Injectable } from '@nestjs/common';
import map from 'lodash/map';
import { Alerts } from '../alerts/alerts';
import { CodeHistory } from '../history/code-history';
import { OwnPages } from '../my-codes/own-pages';
import type { ActivationEntity } from '../tables/activation.entity';
import type { ExportedCodesPartDto } from './codes-export.dto';

/** What belongs to an activation, without the activation itself. */
type Belongings = Pick<
  ExportedCodesPartDto['codes'][number],
  'template' | 'card' | 'lost' | 'history' | 'alerts'
>;

/** Reads what owners made and chose for their codes, and what happened to these, for exports. */
@Injectable()
export class ExportedActivations {
  constructor(
    private readonly pages: OwnPages,
    private readonly history: CodeHistory,
    private readonly alerts: Alerts,
  ) {}

  /** By the ids of the activations. */
  async read(userId: string, activations: ActivationEntity[]): Promise<Map<string, Belongings>> {
    const ids = map(activations, 'id');
    const { templates, cards } = await this.pages.findAll(ids);
    const lost = await this.pages.findLost(ids);
    const histories = await this.history.findAll(activations);
    const alerts = await this.alerts.listOwn(userId, activations);
    return new Map(
      ids.map((id) => [
        id,
        {
          template: templates.get(id) ?? null,
          card: cards.get(id) ?? null,
          alerts: alerts.get(id) ?? [],
          lost: lost.get(id) ?? null,
          history: histories.get(id) ?? [],
        },
      ]),
    );
  }
}
