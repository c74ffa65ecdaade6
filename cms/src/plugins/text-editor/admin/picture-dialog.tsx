import { Button, Checkbox, Flex } from "@strapi/design-system";
import { useEffect, useMemo, useState } from "react";
import { LineInput } from "../../../admin/fields";
import { FileButton } from "../../../admin/file-button";
import { OpenDialog } from "../../../admin/form-dialog";
import { useErrorMessage } from "../../../admin/use-service";
import { describePictureProblem, pictureTypes } from "../../../media/accepted-files";
import { altText, useMediaLibrary, useUpload } from "../../../strapi/panel/media-library";
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
  const [src, setSrc] = useState(picture?.src);
  const [alt, setAlt] = useState(picture?.alt ?? "");
  const [caption, setCaption] = useState(picture?.title ?? "");
  const [isDecoration, setIsDecoration] = useState(picture?.alt === "");
  const [problem, setProblem] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const Library = useMediaLibrary();
  const upload = useUpload();
  const errorMessage = useErrorMessage();
  const fileUrl = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(fileUrl ?? ""), [fileUrl]);
  const preview = fileUrl ?? src;

  function chooseFile(chosenFile: File) {
    const refusal = describePictureProblem(chosenFile);
    setProblem(refusal);
    if (!refusal) setFile(chosenFile);
  }

  async function submit() {
    const description = isDecoration ? "" : alt.trim();
    if (!file && !src) return setProblem("Choose a picture, or upload one.");
    if (!isDecoration && description === "")
      return setProblem("Describe the picture, or check “Decoration only”.");
    setProblem(undefined);
    setIsUploading(true);
    try {
      const url = file ? (await upload(file, description)).url : src;
      if (url) onDone({ src: url, alt: description, title: caption.trim() });
    } catch (error) {
      setProblem(errorMessage(error));
      setIsUploading(false);
    }
  }

  return (
    <>
      <OpenDialog
        title="Picture"
        submitLabel={picture ? "Change picture" : "Add picture"}
        problem={problem}
        isBusy={isUploading}
        onClose={onClose}
        onSubmit={submit}
      >
        {preview && (
          <Flex justifyContent="center">
            <img src={preview} alt="" height={160} />
          </Flex>
        )}
        <Flex gap={2} wrap="wrap">
          <FileButton accept={pictureTypes.join(",")} onChoose={chooseFile}>
            {preview ? "Upload another picture" : "Upload a picture"}
          </FileButton>
          <Button variant="tertiary" onClick={() => setIsChoosing(true)}>
            Choose from the media library
          </Button>
        </Flex>
        <LineInput
          name="alt"
          label="Describe the picture"
          hint="Describe it as you would to someone who cannot see it."
          value={isDecoration ? "" : alt}
          disabled={isDecoration}
          onChange={setAlt}
        />
        <Checkbox checked={isDecoration} onCheckedChange={(checked) => setIsDecoration(checked === true)}>
          Decoration only
        </Checkbox>
        <LineInput
          name="caption"
          label="Caption"
          hint="Shown with the picture. Optional."
          value={caption}
          onChange={setCaption}
        />
      </OpenDialog>
      {isChoosing && Library && (
        <Library
          allowedTypes={["images"]}
          initiallySelectedAssets={[]}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={([chosen]) => {
            setIsChoosing(false);
            if (!chosen) return;
            setFile(undefined);
            setSrc(chosen.url);
            setAlt(altText(chosen));
          }}
        />
      )}
    </>
  );
}
