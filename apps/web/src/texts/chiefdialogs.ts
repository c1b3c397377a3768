import { chiefDialogsFrench } from './fr/chiefdialogs.ts';
import { typesetTexts } from './typeset.ts';

/** The words of the dialogs of Conduite: apart, since they come after its page. */
export const chiefDialogsTexts = typesetTexts(chiefDialogsFrench);
