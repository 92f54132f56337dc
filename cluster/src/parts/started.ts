/** What was started one after the other is stopped the other way round. */
export class Started {
  private readonly ends: (() => unknown)[] = [];

  /**
   * Starts what belongs to it.
   * @throws Error when a part does not start; nothing is left of those before it
   */
  protected async begin(start: () => Promise<void>): Promise<this> {
    try {
      await start();
      return this;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Answers the part, which is stopped with the others. */
  protected keep<T extends { stop(): unknown }>(part: T): T {
    this.atEnd(() => part.stop());
    return part;
  }

  protected atEnd(end: () => unknown): void {
    this.ends.push(end);
  }

  async stop(): Promise<void> {
    for (const end of this.ends.splice(0).reverse()) await end();
  }
}
