/** A file that is not there, or is not what it should be: another try will hardly help. */
export class UnusableFile extends Error {
  override readonly name = "UnusableFile";
}
