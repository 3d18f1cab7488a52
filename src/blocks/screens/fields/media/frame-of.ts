const QUALITY = 0.9;

/** Returns the picture that a video shows now as a file; undefined if it has not loaded one. */
export async function frameOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height, readyState } = video;
  if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || width === 0 || height === 0) return undefined;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob ? new File([blob], 'frame.jpg', { type: 'image/jpeg' }) : undefined;
}
