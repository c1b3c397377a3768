type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The members of an object that can be set. */
type Settable<T> = {
  [Key in keyof T]-?: IsSame<{ [One in Key]: T[One] }, { -readonly [One in Key]: T[One] }> extends true ? Key : never;
}[keyof T];

/** Names whatever can be changed in a value, as deep as it goes. */
export type Changeable<T> = T extends string | number | boolean | undefined | null | ArrayBufferView
  ? never
  : T extends Map<unknown, unknown> | Set<unknown> | unknown[]
    ? T
    : T extends ReadonlyMap<unknown, infer Value> | ReadonlySet<infer Value> | readonly (infer Value)[]
      ? Changeable<Value>
      : Settable<T> | { [Key in keyof T]-?: Changeable<T[Key]> }[keyof T];
