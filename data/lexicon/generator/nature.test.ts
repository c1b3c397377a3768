import { describe, expect, it } from 'vitest';
import { natureOf } from './nature.ts';

describe('the nature of a form, in French', () => {
  it.each([
    ['po:nom is:mas is:sg', 'nom masculin'],
    ['po:nom is:mas is:pl', 'nom masculin pluriel'],
    ['po:nom is:fem is:inv', 'nom féminin invariable'],
    ['po:nom is:epi is:sg', 'nom masculin ou féminin'],
    ['po:adj is:fem is:sg', 'adjectif féminin singulier'],
    ['po:adj is:epi is:pl', 'adjectif pluriel'],
    ['po:adj is:mas is:inv', 'adjectif masculin singulier ou pluriel'],
    ['po:adj is:epi is:inv', 'adjectif invariable'],
    ['po:nom po:adj is:fem is:pl', 'nom ou adjectif féminin pluriel'],
    ['po:nom po:titr is:mas is:sg', 'nom masculin'],
    ['po:adv', 'adverbe'],
    ['po:interj', 'interjection'],
    ['po:mg po:detpos is:fem is:sg', 'déterminant possessif féminin singulier'],
    ['po:mg po:propersuj po:3pe is:mas is:pl', 'pronom personnel sujet masculin pluriel'],
    ['po:mg po:prep po:prepv po:loc.cj po:adv', 'préposition ou adverbe'],
    ['po:mg po:loc.cj', 'locution conjonctive'],
    ['po:mg', 'mot grammatical'],
  ])('%s: %s', (tags, nature) => {
    expect(natureOf(tags.split(' '))).toBe(nature);
  });

  it.each([
    ['po:infi', 'verbe, infinitif'],
    ['po:ppre', 'verbe, participe présent'],
    ['po:ppas po:adj po:1jsg is:mas is:sg', 'verbe, participe passé masculin singulier'],
    ['po:ppas is:epi is:inv', 'verbe, participe passé invariable'],
    ['po:ipre po:3sg', 'verbe, indicatif présent, 3e personne du singulier'],
    ['po:iimp po:1sg po:2sg', 'verbe, indicatif imparfait, 1re ou 2e personne du singulier'],
    ['po:ipsi po:3pl!', 'verbe, indicatif passé simple, 3e personne du pluriel'],
    ['po:ifut po:2pl', 'verbe, indicatif futur, 2e personne du pluriel'],
    ['po:cond po:1pl', 'verbe, conditionnel présent, 1re personne du pluriel'],
    ['po:iimp po:spre po:1pl', 'verbe, indicatif imparfait ou subjonctif présent, 1re personne du pluriel'],
    ['po:simp po:3sg', 'verbe, subjonctif imparfait, 3e personne du singulier'],
    ['po:impe po:2sg', 'verbe, impératif présent, 2e personne du singulier'],
  ])('verb, %s: %s', (tags, nature) => {
    expect(natureOf(['po:v1_it_q__a', ...tags.split(' ')])).toBe(nature);
  });
});
