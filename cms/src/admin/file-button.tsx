import { Button, type ButtonProps } from "@strapi/design-system";
import { type ChangeEvent, useRef } from "react";

interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** The `accept` attribute of the file input. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Button that opens the browser's file dialog. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Without this, browsers report no change when the user chooses the same file again.
    target.value = "";
    if (file) onChoose(file);
  }
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} onChange={handleChange} />
      <Button variant="secondary" {...button} onClick={() => input.current?.click()} />
    </>
  );
}
