/** Where the training screens are, in the application as in the static edition. */
export const TRAINING_PATHS = {
  topping: '/entrainement/topping',
  alone: '/entrainement/duplicate',
  missed: '/entrainement/mots',
  history: '/entrainement/parties',
} as const;

export type TrainingTool = keyof typeof TRAINING_PATHS;

export const TRAINING_TOOLS = Object.keys(TRAINING_PATHS) as readonly TrainingTool[];
