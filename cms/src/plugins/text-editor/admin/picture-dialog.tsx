import { Flex } from "@strapi/design-system";
import { useEffect, useMemo, useState } from "react";
import { useMutation } from "react-query";
import { LineInput } from "../../../admin/fields";
import { FileButton } from "../../../admin/file-button";
import { FormDialog } from "../../../admin/form-dialog";
import { useErrorMessage } from "../../../admin/use-service";
import { describePictureProblem, pictureTypes } from "../../../media/accepted-files";
import { useUpload } from "../../../strapi/panel/media-library";
import type { Picture } from "./commands";

interface PictureDialogProps {
  /** The picture to change. */
  picture: Picture | undefined;
  /** A pasted or dropped picture. */
  file: File | undefined;
  onClose: () => void;
  onDone: (picture: Picture) => void;
}

/** Adds or changes a picture of a text. Uploads a new file only on submit, so that canceling leaves no file behind. */
export function PictureDialog({ file: initialFile, onClose, onDone, picture }: PictureDialogProps) {
  const [file, setFile] = useState(initialFile);
  const [alt, setAlt] = useState(picture?.alt ?? "");
  const [caption, setCaption] = useState(picture?.title ?? "");
  const upload = useUpload();
  const errorMessage = useErrorMessage();
  const fileUrl = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(fileUrl ?? ""), [fileUrl]);
  const preview = fileUrl ?? picture?.src;

  const [problem, setProblem] = useState<string>();
  const saving = useMutation(
    async () => {
      const src = file ? (await upload(file, alt.trim())).url : (picture?.src ?? "");
      onDone({ src, alt: alt.trim(), title: caption.trim() });
    },
    { onError: (error) => setProblem(errorMessage(error)) },
  );

  function chooseFile(chosenFile: File) {
    const refusal = describePictureProblem(chosenFile);
    setProblem(refusal);
    if (!refusal) setFile(chosenFile);
  }
  function submit() {
    if (!preview) return setProblem("Upload a picture.");
    if (!alt.trim()) return setProblem("Describe the picture for people who cannot see it.");
    setProblem(undefined);
    saving.mutate();
  }

  return (
    <FormDialog
      title="Picture"
      submitLabel={picture ? "Change picture" : "Add picture"}
      problem={problem}
      isBusy={saving.isLoading}
      onOpenChange={onClose}
      onSubmit={submit}
    >
      {preview && (
        <Flex justifyContent="center">
          <img src={preview} alt="" height={160} />
        </Flex>
      )}
      <Flex>
        <FileButton accept={pictureTypes.join(",")} onChoose={chooseFile}>
          {preview ? "Upload another picture" : "Upload a picture"}
        </FileButton>
      </Flex>
      <LineInput
        name="alt"
        label="Describe the picture"
        hint="Describe it as you would to someone who cannot see it."
        value={alt}
        onChange={setAlt}
      />
      <LineInput
        name="caption"
        label="Caption"
        hint="Shown with the picture. Optional."
        value={caption}
        onChange={setCaption}
      />
    </FormDialog>
  );
}
