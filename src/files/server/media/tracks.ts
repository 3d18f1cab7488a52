/** The tracks of a video or recording. The picture has the size in which it is displayed. */
export type Tracks = { hasAudio: boolean; picture: { width: number; height: number } | undefined };
