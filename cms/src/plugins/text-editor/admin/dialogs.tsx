import { Button, Checkbox, Flex, Modal, TextInput, Typography } from "@strapi/design-system";
import { Form, useForm } from "@strapi/strapi/admin";
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { LabeledField } from "../../../admin/fields";
import { fieldsOf } from "../../../record";
import { isAsset, useMediaInput } from "../../../strapi/panel/media-library";
import type { Picture } from "./commands";
import { youtubeIdIn } from "./video";

interface AskProps {
  title: string;
  submit: string;
  problem: string | undefined;
  children: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
}

function Ask({ children, onClose, onSubmit, problem, submit, title }: AskProps) {
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
            {problem && (
              <Typography role="alert" textColor="danger600">
                {problem}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onSubmit}>{submit}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

interface LineProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  onEnter?: () => void;
}

function Line({ disabled, hint, label, name, onChange, onEnter, value }: LineProps) {
  return (
    <LabeledField name={name} label={label} hint={hint}>
      <TextInput
        value={value}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onEnter?.();
        }}
      />
    </LabeledField>
  );
}

interface DialogProps<Value> {
  onClose: () => void;
  onDone: (value: Value) => void;
}

export function LinkDialog({
  hasWords,
  href,
  onClose,
  onDone,
}: DialogProps<{ href: string; words: string }> & { hasWords: boolean; href: string }) {
  const [address, setAddress] = useState(href);
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<string>();
  function submit() {
    const wanted = address.trim();
    const isGood = wanted === "" || /^(?:\/(?!\/)\S*|#\S+|(?:https?:\/\/|mailto:|tel:)\S+)$/.test(wanted);
    if (!isGood) return setProblem("Paste a whole address, or a page of this site, such as /investor.");
    onDone({ href: wanted, words: words.trim() });
  }
  return (
    <Ask title="Link" submit="Set link" problem={problem} onClose={onClose} onSubmit={submit}>
      <Line
        name="address"
        label="Address"
        hint="A page of this site, such as /investor, or a whole address. Empty takes the link away."
        value={address}
        onChange={setAddress}
        onEnter={submit}
      />
      {!hasWords && <Line name="words" label="Words" value={words} onChange={setWords} onEnter={submit} />}
    </Ask>
  );
}

export function VideoDialog({ onClose, onDone }: DialogProps<{ address: string; title: string }>) {
  const [address, setAddress] = useState("");
  const [title, setTitle] = useState("");
  const [problem, setProblem] = useState<string>();
  function submit() {
    if (!youtubeIdIn(address.trim())) return setProblem("Paste the whole address of a video on YouTube.");
    onDone({ address: address.trim(), title: title.trim() });
  }
  return (
    <Ask title="Video" submit="Add video" problem={problem} onClose={onClose} onSubmit={submit}>
      <Line
        name="address"
        label="Video address"
        hint="Paste the whole address from YouTube. Visitors load nothing before they press play."
        value={address}
        onChange={setAddress}
        onEnter={submit}
      />
      <Line name="title" label="Title" value={title} onChange={setTitle} onEnter={submit} />
    </Ask>
  );
}

/** A picture of the media library, which selects what is uploaded only in a field of a form. */
export function PictureDialog({
  onClose,
  onDone,
  picture,
}: DialogProps<Picture> & { picture: Picture | undefined }) {
  return (
    <Form method="PUT" initialValues={{ picture: null }}>
      <PictureFields picture={picture} onClose={onClose} onDone={onDone} />
    </Form>
  );
}

function PictureFields({
  onClose,
  onDone,
  picture,
}: DialogProps<Picture> & { picture: Picture | undefined }) {
  const MediaInput = useMediaInput();
  const chosen = useForm("PictureDialog", ({ values }) => fieldsOf(values).picture);
  const file = isAsset(chosen) ? chosen : undefined;
  const [alt, setAlt] = useState<string>();
  const [caption, setCaption] = useState(picture?.title ?? "");
  const [isDecoration, setIsDecoration] = useState(picture?.alt === "");
  const [problem, setProblem] = useState<string>();
  // The library names a picture after its file, which describes nothing.
  const known = file?.alternativeText === file?.name ? "" : file?.alternativeText;
  const words = alt ?? (known || picture?.alt) ?? "";
  const src = file?.url ?? picture?.src;

  function submit() {
    if (!src) return setProblem("Choose a picture, or upload one.");
    if (!isDecoration && words.trim() === "")
      return setProblem("Describe the picture, or check “Decoration only”.");
    onDone({ src, alt: isDecoration ? "" : words.trim(), title: caption.trim() });
  }
  return (
    <Ask
      title="Picture"
      submit={picture ? "Change picture" : "Add picture"}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      {picture && !file && <img src={picture.src} alt={picture.alt} height={120} />}
      {MediaInput && (
        <MediaInput
          name="picture"
          label={picture ? "Another picture" : "Picture"}
          attribute={{ multiple: false, allowedTypes: ["images"] }}
        />
      )}
      {src && !picture && <Typography role="status">Picture added. Now describe it.</Typography>}
      <Line
        name="alt"
        label="Describe the picture"
        hint="For people who cannot see it. What would you say on the phone?"
        value={isDecoration ? "" : words}
        disabled={isDecoration}
        onChange={setAlt}
        onEnter={submit}
      />
      <Checkbox checked={isDecoration} onCheckedChange={(checked) => setIsDecoration(checked === true)}>
        Decoration only
      </Checkbox>
      <Line
        name="caption"
        label="Caption"
        hint="Shown beside the picture. May stay empty."
        value={caption}
        onChange={setCaption}
        onEnter={submit}
      />
    </Ask>
  );
}
