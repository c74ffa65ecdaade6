import type { ReactNode } from "react";

/** What the panel gives the input of a field of our own; all optional, because its types know of none of them. */
export interface CustomInputProps<Value = string> {
  name?: string;
  value?: Value | null;
  error?: string;
  label?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onChange?: (name: string, value: Value | null) => void;
}
