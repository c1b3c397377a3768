import type { Page } from '@playwright/test';
import { fileOf, type GivenFile, PlayersList } from './players.ts';

/** What the chief of an installation does before a tournament begins. */
export class HomePage {
  readonly page: Page;
  readonly players: PlayersList;

  constructor(page: Page) {
    this.page = page;
    this.players = new PlayersList(page.getByRole('main'));
  }

  get tournaments() {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link') });
  }

  async beginTournament(): Promise<void> {
    await this.page.getByRole('link', { name: 'Nouveau tournoi' }).click();
    await this.page.getByLabel('Nom du tournoi').waitFor();
  }

  async describe(name: string, place: string): Promise<void> {
    await this.page.getByLabel('Nom du tournoi').fill(name);
    await this.page.getByLabel('Lieu').fill(place);
  }

  next = (): Promise<void> => this.page.getByRole('button', { name: 'Continuer' }).click();
  back = (): Promise<void> => this.page.getByRole('button', { name: 'Retour', exact: true }).click();
  confirm = (): Promise<void> => this.page.getByRole('button', { name: 'Créer le tournoi' }).click();

  async openDictionary(): Promise<void> {
    await this.page.getByRole('button', { name: 'Importer un dictionnaire…' }).click();
  }

  giveDictionary = (file: GivenFile): Promise<void> =>
    this.page.getByLabel('Fichier du dictionnaire').setInputFiles(fileOf(file));

  giveTournamentFile = (file: GivenFile): Promise<void> =>
    this.page.getByLabel('Fichier du tournoi ou de la partie').setInputFiles(fileOf(file));
}
