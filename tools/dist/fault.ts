/** What stops a release, as one French sentence that says what to do. */
export class DistFault extends Error {}
