import { calendarFrench } from './fr/calendar.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the calendar of an installation and of its list of licences: apart, since nothing else loads them. */
export const calendarTexts = typesetTexts(calendarFrench);
