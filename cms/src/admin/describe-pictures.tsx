import { Button, Flex, Modal, TextInput, Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { type ChangeEvent, useState } from "react";
import { useMutation, useQueryClient } from "react-query";
import { type Asset, descriptionOf, uploadKey, useUploadedPictures } from "../strapi/panel/media-library";
import { LabeledField } from "./fields";
import { FormDialog } from "./form-dialog";
import { useErrorText } from "./use-service";

/** Wait before our dialog opens: after an upload, Strapi's file dialog reopens and would cover it. */
const pauseMs = 500;

/** Asks for descriptions of pictures right after any upload in the panel. */
export function DescribePictures() {
  const [pictures, setPictures] = useState<Asset[]>([]);
  const [descriptions, setDescriptions] = useState<Readonly<Record<number, string>>>({});
  const { post } = useFetchClient();
  const queries = useQueryClient();
  const errorText = useErrorText();

  async function save(): Promise<unknown[]> {
    const described = pictures.filter(({ id }) => descriptions[id]?.trim());
    const saved: unknown[] = [];
    for (const { id } of described) {
      const body = new FormData();
      body.set("fileInfo", JSON.stringify({ alternativeText: descriptions[id]?.trim() }));
      saved.push((await post<unknown>(`/upload?id=${id}`, body)).data);
    }
    return saved;
  }
  // Use the mutation key of uploads, so that screens that show the picture reload its description.
  const saving = useMutation(save, {
    mutationKey: uploadKey,
    onSuccess() {
      close();
      void queries.refetchQueries(["upload", "assets"], { active: true });
    },
  });

  function close() {
    setPictures([]);
    setDescriptions({});
    saving.reset();
  }
  useUploadedPictures((uploaded) => {
    const undescribed = uploaded.filter((picture) => descriptionOf(picture) === "");
    setTimeout(() => setPictures((waiting) => [...waiting, ...undescribed]), pauseMs);
  });

  if (pictures.length === 0) return null;
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => isOpen || close()}>
      <FormDialog
        title={pictures.length === 1 ? "Describe the picture" : "Describe the pictures"}
        closeLabel="Later"
        onSubmit={() => saving.mutate()}
        actions={
          <Button type="submit" loading={saving.isLoading}>
            Save
          </Button>
        }
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            Descriptions are for people who cannot see the pictures. A picture without a description cannot be
            published.
          </Typography>
          {pictures.map(({ id, name, url }) => (
            <Flex key={id} gap={4} alignItems="flex-start" wrap="wrap">
              <img src={url} alt="" width={120} />
              <Flex direction="column" alignItems="stretch" flex="1 1 20rem">
                <LabeledField name={`description-${id}`} label={`What does “${name}” show?`}>
                  <TextInput
                    value={descriptions[id] ?? ""}
                    onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                      setDescriptions((before) => ({ ...before, [id]: target.value }))
                    }
                  />
                </LabeledField>
              </Flex>
            </Flex>
          ))}
          {saving.error !== null && (
            <Typography role="alert" textColor="danger600">
              {errorText(saving.error)}
            </Typography>
          )}
        </Flex>
      </FormDialog>
    </Modal.Root>
  );
}
